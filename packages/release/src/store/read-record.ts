import type { ReleaseStorage } from './storage.ts';

interface RecordOptions<Value> {
  schema: { parse: (value: unknown) => Value };
  /** Bytes over which it is not read: others may write to the store. */
  maxBytes: number;
}

/** Reads a record that nothing depends on. @returns null where there is none, or it is too big or of another shape. */
export async function readRecord<Value>(
  storage: ReleaseStorage,
  key: string,
  { schema, maxBytes }: RecordOptions<Value>,
): Promise<Value | null> {
  const bytes = await storage.read(key);
  if (!bytes || bytes.length > maxBytes) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
