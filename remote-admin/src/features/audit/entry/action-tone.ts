type ActionTone = 'danger' | 'warning' | 'success' | 'neutral';

/** The first match in the action decides (docs/specification.md#audit-log-page). */
const tones: readonly { tone: ActionTone; contains: RegExp }[] = [
  { tone: 'danger', contains: /delete|remove|ban/i },
  { tone: 'warning', contains: /update|edit|role/i },
  { tone: 'success', contains: /create|add|login/i },
];

/** True if an action stands for an attempt that failed or was refused. */
export const isFailure = (action: string) => /failed|refused|reused/i.test(action);

/** The colour of an action's badge. */
export function actionTone(action: string): ActionTone {
  return tones.find(({ contains }) => contains.test(action))?.tone ?? 'neutral';
}
