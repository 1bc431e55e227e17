/** Stands where a row has no value. A row that is a card shows no line for it. */
export const NoValue = () => <span data-no-value>—</span>;
