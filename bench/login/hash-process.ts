import { ofApi } from '#bench/installed.ts';
import { answerMessages } from '#bench/servers/serve.ts';

const { verify } = ofApi('@node-rs/argon2') as {
  verify: (hash: string, password: string) => Promise<boolean>;
};

/** The work that the bench asks of this process. */
export interface Hashing {
  password: string;
  /** A hash whose parameters are used for all checks. */
  hash: string;
  seconds: number;
  atOnce: number;
}

export interface HashCount {
  hashes: number;
  seconds: number;
}

/* Checks a password over and over, and does nothing else: what the machine allows. */
answerMessages((asked) => run(asked as Hashing));

async function run({ password, hash, seconds, atOnce }: Hashing): Promise<HashCount> {
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1_000;
  let hashes = 0;
  const work = async () => {
    while (performance.now() < deadline) {
      await verify(hash, password);
      hashes += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { hashes, seconds: (performance.now() - startedAt) / 1_000 };
}
