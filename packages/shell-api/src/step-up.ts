/** `passkey`: nothing but a passkey will do. */
type StepUpNeed = 'identity' | 'passkey';

/** One question to the person, shown by the shell. */
interface StepUpQuestion {
  need: StepUpNeed;
  answer: (outcome: 'confirmed' | 'given up') => void;
}

const listeners = new Set<() => void>();
let question: StepUpQuestion | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Asks the person to confirm their identity, with one question no matter how many calls wait for it
 * (docs/decisions/sessions.md#0107). Resolves to true if they did; to false also if nothing can show the question.
 */
export function confirmIdentity(need: StepUpNeed): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  asking ??= new Promise((resolve) => {
    question = { need, answer: (outcome) => settle(outcome === 'confirmed', resolve) };
    notifyListeners();
  });
  return asking;
}

export const readStepUpQuestion = (): StepUpQuestion | null => question;

/** Calls back when a question comes or goes. */
export function subscribeToStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(isConfirmed: boolean, resolve: (isConfirmed: boolean) => void): void {
  question = null;
  asking = null;
  notifyListeners();
  resolve(isConfirmed);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
