import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '#infra/site/ports.ts';
import { startProgram, until } from '#infra/test-servers/programs.ts';

/** Treatment of a conditional upload to a key that exists: see s3-server.py. */
type ConditionalUploads = 'honoured' | 'refused' | 'ignored';

export interface S3Server {
  endpoint: string;
  bucket: string;
  /** The variables that a process needs in its environment to use the store. */
  environment: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string; AWS_REGION: string };
  /** Reads the store without our own code. */
  client: S3Client;
  stop: () => Promise<void>;
}

const script = fileURLToPath(new URL('s3-server.py', import.meta.url));
const bucket = 'campbc';
const user = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

const maxStarts = 3;
const answerMs = 25_000;
/** Longest time of a start, in milliseconds: more than jest gives a hook. */
export const s3StartMs = (maxStarts + 1) * answerMs;

/** A real S3 server (OpenStack Swift) on loopback with one empty bucket, for this run only. */
export async function startS3(conditionalUploads: ConditionalUploads): Promise<S3Server> {
  for (let start = 1; ; start += 1) {
    const server = await launch(conditionalUploads);
    try {
      await until(() => makesBucket(server), 'The S3 server answers', answerMs);
      return server;
    } catch (error) {
      /* Another process may have taken the port between its being found and listened on. */
      await server.stop();
      if (start === maxStarts) throw error;
    }
  }
}

async function makesBucket({ client }: S3Server): Promise<boolean> {
  const abortSignal = AbortSignal.timeout(answerMs);
  return Boolean(await client.send(new CreateBucketCommand({ Bucket: bucket }), { abortSignal }));
}

async function launch(conditionalUploads: ConditionalUploads): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-s3-'));
  const port = await freePort();
  const { accessKeyId, secretAccessKey } = user;
  const program = startProgram('/usr/bin/python3', [
    script,
    folder,
    String(port),
    accessKeyId,
    secretAccessKey,
    conditionalUploads,
  ]);
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: user,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const environment = {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: 'us-east-1',
  };
  return { endpoint, bucket, environment, client, stop: program.stop };
}
