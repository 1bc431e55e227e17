import { readOwnAppSettings } from '@camp/contracts/account/own-app-settings';
import type { SetValues } from '@camp/contracts/site/app-settings';
import { api, authChangedEvent, hasSignedInHint } from '@camp/shell-api';

let note: (values: SetValues) => void = () => undefined;
let asked = 0;

/** Asks for what is set for the person who is signed in, now and whenever someone else may be. */
export async function askPersonalSettings(told: typeof note): Promise<void> {
  note = told;
  globalThis.addEventListener(authChangedEvent, askAgain);
  await askOnce();
}

const askAgain = () => void askOnce();

async function askOnce(): Promise<void> {
  asked += 1;
  const own = asked;
  const settings = await ownSettings();
  /* Someone else may have signed in since. */
  if (own === asked) note(settings);
}

/** Without an answer, nothing is set. */
async function ownSettings(): Promise<SetValues> {
  if (!hasSignedInHint()) return {};
  try {
    return (await api(readOwnAppSettings)).settings;
  } catch {
    return {};
  }
}
