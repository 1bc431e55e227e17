import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { Source } from './release-document.ts';

/** Facts about how a build was made. */
export interface Origin {
  /** Bill of materials of the app (CycloneDX, JSON). */
  sbom: string;
  /** SHA-256 of the lockfile, in hex. */
  lockfile: string;
  /** Versions of what built it: `node`, `@rspack/core`. */
  tools: Record<string, string>;
}

interface Build {
  name: string;
  version: string;
  /** Subresource integrity value by path. */
  files: Record<string, string>;
  source?: Source | undefined;
}

const payloadType = 'application/vnd.in-toto+json';

const envelopeSchema = z.object({
  payloadType: z.literal(payloadType),
  payload: z.string(),
  signatures: z.array(z.object({ sig: z.string() })).check(z.length(1)),
});

const statementSchema = z.object({
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })),
  predicate: z.object({
    buildDefinition: z.object({
      externalParameters: z.object({ app: z.string(), version: z.string() }),
      resolvedDependencies: z.array(
        z.object({ name: z.string(), digest: z.record(z.string(), z.string()) }),
      ),
    }),
  }),
});

export type Provenance = z.infer<typeof statementSchema>;

/**
 * Says how a build was made: from which commit and lockfile, with which tools, and which bytes resulted
 * (in-toto statement with SLSA provenance 1.0), in a signed envelope (DSSE).
 */
export function signedProvenance(build: Build, origin: Origin, privateKey: KeyObject): string {
  const { name: app, version, files, source } = build;
  const dependencies = [
    ...(source ? [{ name: 'source', digest: { gitCommit: source.commit } }] : []),
    { name: 'pnpm-lock.yaml', digest: { sha256: origin.lockfile } },
    { name: 'sbom.cdx.json', digest: { sha256: sha256(origin.sbom) } },
  ];
  return envelopeOf(
    {
      _type: 'https://in-toto.io/Statement/v1',
      subject: Object.entries(files).map(([name, hash]) => ({
        name,
        digest: { sha384: hexOf(hash) },
      })),
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          buildType: 'https://campbc.example/build/v1',
          externalParameters: { app, version },
          internalParameters: { isDirty: source?.isDirty ?? null },
          resolvedDependencies: dependencies,
        },
        runDetails: {
          builder: { id: 'npm run release', version: origin.tools },
          metadata: { finishedOn: new Date().toISOString() },
        },
      },
    },
    privateKey,
  );
}

/** Returns the statement in a signed envelope; null if the text is no envelope or not signed by us. */
export function verifiedProvenance(text: string, publicKey: KeyObject): Provenance | null {
  const envelope = envelopeSchema.safeParse(parsed(text));
  if (!envelope.success) return null;
  const { payload, signatures } = envelope.data;
  const bytes = Buffer.from(payload, 'base64');
  const signature = Buffer.from(signatures[0]?.sig ?? '', 'base64');
  if (!verify(null, authenticated(bytes), publicKey, signature)) return null;
  const statement = statementSchema.safeParse(parsed(bytes.toString()));
  return statement.success ? statement.data : null;
}

/** Returns the envelope with a new signature in place of the present one. */
export function signedAgain(text: string, privateKey: KeyObject): string {
  const { payload } = envelopeSchema.parse(parsed(text));
  return envelopeOf(JSON.parse(Buffer.from(payload, 'base64').toString()) as object, privateKey);
}

/** True if a build has exactly the files that its provenance names. */
export function isMadeOf({ subject }: Provenance, files: Record<string, string>): boolean {
  const attested = new Map(subject.map(({ name, digest }) => [name, digest.sha384]));
  const paths = Object.entries(files);
  return (
    attested.size === paths.length &&
    paths.every(([path, hash]) => attested.get(path) === hexOf(hash))
  );
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `sha384-…` in base64, as hex. */
const hexOf = (integrity: string) =>
  Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');

function envelopeOf(statement: object, privateKey: KeyObject): string {
  const bytes = Buffer.from(JSON.stringify(statement));
  const sig = sign(null, authenticated(bytes), privateKey).toString('base64');
  return JSON.stringify({ payloadType, payload: bytes.toString('base64'), signatures: [{ sig }] });
}

/** Returns the bytes to sign: the type and the content, each with its length (DSSE, pre-authentication encoding). */
function authenticated(payload: Buffer): Buffer {
  const head = `DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
