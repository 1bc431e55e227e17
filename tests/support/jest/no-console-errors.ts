import { afterEach, beforeEach, jest } from '@jest/globals';

/** Any unexpected error on the console is a failure. */
const printed: unknown[][] = [];

beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts));
});

afterEach(() => {
  if (printed.length > 0) throw new Error(`Unexpected on the console: ${printed.join('; ')}`);
});
