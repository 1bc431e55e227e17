import type { SetValues } from '@camp/contracts/site/app-settings';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { putSetValues } from '@camp/shell-api';

type ReleaseSettings = Pick<InlinedRelease, 'settings' | 'hasPersonalSettings'>;

let shared: SetValues = {};
let personal: SetValues = {};

/** Call with each release that this visitor would get. */
export function noteSettings({ settings = {}, hasPersonalSettings }: ReleaseSettings): void {
  shared = settings;
  putAll();
  if (hasPersonalSettings)
    import(/* webpackChunkName: "personal-settings" */ './personal-settings.ts').then(
      ({ askPersonalSettings }) => askPersonalSettings(notePersonal),
      () => undefined,
    );
  else notePersonal({});
}

function notePersonal(values: SetValues): void {
  personal = values;
  putAll();
}

/** People who are named come before everyone else. */
function putAll(): void {
  const all: Record<string, SetValues[string]> = { ...shared };
  for (const app in personal) all[app] = { ...all[app], ...personal[app] };
  putSetValues(all);
}
