/** How many requests or files are on their way at once. */
const atOnce = 16;

/** Does something for every item, several at a time. */
export async function eachOf<T>(
  items: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await action(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
