import { integrityOf } from './integrity.ts';

declare global {
  /** By this, published builds learn from the shell what it knows of their files (packages/build). */
  var campbcFiles:
    | {
        /** The hash that a file must have (W3C SRI). @throws for a file that no release names. */
        integrityOf: (address: string) => string;
      }
    | undefined;
}

/** Lets every build load its chunks, each checked by the hash that the release names. */
export function offerFiles(): void {
  globalThis.campbcFiles = { integrityOf };
}
