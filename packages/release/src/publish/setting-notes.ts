import type { DeclaredSetting } from '@camp/contracts/site/app-settings';
import { channelsOf } from '#document/channels.ts';
import { misfitOf } from '#document/settings-of-build.ts';
import type { Content, ReleaseDocument, SetValue } from '#document/release-document.ts';

type ReleaseWithSettings = Pick<ReleaseDocument, 'shell' | 'remotes' | 'canaries' | 'settings'>;

/**
 * Returns a sentence on each value that is set and that some visitors' builds ignore, and on each setting that no code
 * of its build reads, unless that was so before (docs/decisions/releases.md#0357).
 */
export function settingNotes(
  before: ReleaseWithSettings | null,
  after: ReleaseWithSettings,
): string[] {
  const known = new Set(before ? notesOn(before) : []);
  return [...new Set(notesOn(after))].filter((note) => !known.has(note));
}

const notesOn = ({ settings = [], ...release }: ReleaseWithSettings): string[] =>
  channelsOf(release).flatMap(({ content }) => [
    ...settings.flatMap((set) => ignoredNotes(content, set)),
    ...unreadNotes(content),
  ]);

function ignoredNotes(content: Content, set: SetValue): string[] {
  const { app, name, value } = set;
  const remote = content.remotes[app];
  const what = `${name}, set to ${String(value)} for ${audienceText(set.for)} by ${set.by}`;
  switch (misfitOf(content, set)) {
    case null:
      return [];
    case 'app-gone':
      return [
        `remote-${app} is not live any more, so its setting ${what}, is ignored. Take it back on /admin/releases.`,
      ];
    case 'unknown':
      return [
        `remote-${app} ${remote?.version} does not know the setting ${what}: it is ignored. Take it back on /admin/releases, or declare it again.`,
      ];
    case 'value': {
      const declared = remote?.settings?.declared[name];
      return [
        `remote-${app} ${remote?.version} takes ${takenText(declared)} for the setting ${what}: its default counts. Set another value on /admin/releases, or take it back.`,
      ];
    }
  }
}

const unreadNotes = ({ remotes }: Content) =>
  Object.entries(remotes).flatMap(([app, { version, unreadSettings = [] }]) =>
    unreadSettings.map(
      (name) =>
        `remote-${app} ${version} declares the setting ${name}, which its code names nowhere else: to set it seems to change nothing. Read it with useSettings or useFlag, or take it out of the manifest.`,
    ),
  );

function takenText(declared: DeclaredSetting | undefined): string {
  if (declared?.kind === 'number')
    return `a number from ${declared.minimum} to ${declared.maximum}`;
  return declared?.kind === 'choice' ? declared.choices.join(' or ') : 'true or false';
}

function audienceText(audience: SetValue['for']): string {
  switch (audience.kind) {
    case 'everyone':
      return 'everyone';
    case 'share':
      return `${audience.percentage} % of visitors`;
    case 'roles':
      return audience.roles.join(', ');
    case 'people':
      return `${audience.ids.length} by name`;
  }
}
