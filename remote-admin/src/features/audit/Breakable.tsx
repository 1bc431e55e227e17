import { Fragment } from 'react';

/** A technical name or address that may wrap after its dots, colons and underscores. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[.:_])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
