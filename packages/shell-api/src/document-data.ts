/** Id of the data block in which the edge inlines the data. */
const inlinedId = 'page-data';

/** Time after the start of a document, in milliseconds, during which its data is as fresh as an answer to a call. */
const freshMs = 30_000;

interface InlineData {
  call: string;
  data: unknown;
}

let isTaken = false;

/**
 * Returns the `data` that a call gave for the document's page (docs/decisions/documents.md#0220), by the path
 * of the call: `/api/trips/alice-lake/page`. For the `initialData` of a query. Undefined for any other call, the
 * second time, and once the document is half a minute old. Check the data: another build may have asked for it.
 */
export function documentData(call: string): unknown {
  if (isTaken || performance.now() > freshMs) return undefined;
  const inlined = readInlined();
  if (inlined?.call !== call) return undefined;
  isTaken = true;
  return inlined.data;
}

function readInlined(): InlineData | null {
  if (typeof document === 'undefined') return null;
  return JSON.parse(document.getElementById(inlinedId)?.textContent ?? 'null') as InlineData | null;
}
