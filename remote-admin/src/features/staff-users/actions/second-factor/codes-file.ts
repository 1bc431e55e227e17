/** recovery-codes-user-{id}-{timestamp}.txt, the time in a form that every file system takes. */
export function codesFileName(userId: number, madeAt: number): string {
  const timestamp = new Date(madeAt).toISOString().replaceAll(/[:.]/g, '-');
  return `recovery-codes-user-${userId}-${timestamp}.txt`;
}
