/** Something that the operator can mend; the message is for them. */
export class OperatorError extends Error {}
