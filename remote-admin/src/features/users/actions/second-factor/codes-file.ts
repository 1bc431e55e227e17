/** recovery-codes-user-{id}-{timestamp}.txt, the time in a form that every file system takes. */
export function codesFileName(userId: number, madeAt: number): string {
  const timestamp = new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-');
  return `recovery-codes-user-${userId}-${timestamp}.txt`;
}

/** Hands a text to the reader as a file, without a server. */
export function downloadText({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
