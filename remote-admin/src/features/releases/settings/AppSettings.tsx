import type { CallResult } from '@camp/contracts/client/endpoint';
import type { SettingValue } from '@camp/contracts/site/app-settings';
import type { listAppSettings, Setting, SetFor } from '@camp/contracts/staff/app-settings';
import { useQuery } from '@camp/shell-api';
import { Badge } from '@camp/ui/data/Badge';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Section } from '@camp/ui/layout/Section';
import { Cluster } from '@camp/ui/layout/spacing';
import { Muted } from '@camp/ui/layout/text';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { Moment } from '@camp/staff/display/values';
import { useAppName } from '#features/releases/app-names.ts';
import { appSettingsQuery } from '#features/releases/releases.queries.ts';
import { messages } from './messages.ts';
import { SetButton, TakeBack } from './SettingActs.tsx';
import { useSettingTexts } from './setting-texts.ts';

/** Settings and switches of apps: what is set, for whom, by whom and why, and the ways to change it. */
export function AppSettings() {
  const texts = useMessages(messages);
  const query = useQuery(appSettingsQuery);

  return (
    <Section title={texts.title} id="app-settings">
      <p>{texts.lead}</p>
      <QueryView
        query={query}
        title={texts.failed}
        failed={(error) => errorMessage(error, texts.failedText)}
      >
        {(state) => <Loaded {...state} />}
      </QueryView>
    </Section>
  );
}

type State = CallResult<typeof listAppSettings>;

/** One value of a setting, or its default. */
interface SettingRow {
  app: string;
  setting: Setting;
  value: SettingValue;
  /** Null for the default. */
  set: SetFor | null;
}

function Loaded({ apps, acting, generation }: State) {
  const texts = useMessages(messages);
  const rows = apps.flatMap(({ app, settings }) =>
    settings.flatMap((setting) => rowsOf(app, setting)),
  );
  const isAllowed = acting === 'allowed' && generation !== null;
  const columns = useColumns(isAllowed ? generation : null);

  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={rows}
          rowKey={({ app, setting, set }) => [app, setting.name, set?.for.kind].join(' ')}
        />
      ) : (
        <p>{texts.none}</p>
      )}
      {isAllowed && (
        <Cluster gap="8px">
          <SetButton seen={generation} apps={apps} />
        </Cluster>
      )}
    </>
  );
}

/** A setting's own values, then its default; a switch that nothing is set for is not worth a row. */
function rowsOf(app: string, setting: Setting): SettingRow[] {
  const { declared, set } = setting;
  const values = set.map((each) => ({ app, setting, value: each.value, set: each }));
  const isForEveryone = set.some((each) => each.for.kind === 'everyone');
  return declared && !isForEveryone
    ? [...values, { app, setting, value: declared.default, set: null }]
    : values;
}

/** Says that something has no effect, and what to do about it. */
const Note = ({ children }: { children: string }) => (
  <Muted as="div" size="small">
    {children}
  </Muted>
);

/** @param seen the generation on screen; null for who may not change anything. */
function useColumns(seen: number | null): Column<SettingRow>[] {
  const { columns, ...texts } = useMessages(messages);
  const { nameOf, valueText, audienceText } = useSettingTexts();
  const appName = useAppName();

  return [
    {
      key: 'setting',
      header: columns.setting,
      cell: ({ app, setting }) => (
        <>
          {nameOf(setting)} · {appName(app)}
          {setting.isUnread && <Note>{texts.unread({ app: appName(app) })}</Note>}
        </>
      ),
    },
    {
      key: 'value',
      header: columns.value,
      cell: ({ app, setting: { kind }, value, set }) => (
        <>
          {kind === 'switch' && value === false ? (
            <Badge tone="danger">{valueText(value)}</Badge>
          ) : (
            valueText(value)
          )}
          {set?.ignored && <Note>{texts.ignored[set.ignored]({ app: appName(app) })}</Note>}
        </>
      ),
    },
    {
      key: 'for',
      header: columns.for,
      cell: ({ set, setting }) => {
        if (set) return audienceText(set.for);
        return setting.set.length > 0 ? texts.everyoneElse : texts.everyone;
      },
    },
    {
      key: 'why',
      header: columns.why,
      cell: ({ set }) =>
        set ? (
          <>
            {set.reason} · {set.by} · <Moment at={set.at} />
          </>
        ) : (
          texts.asBuilt
        ),
    },
    {
      key: 'acts',
      header: columns.acts,
      cell: (row) =>
        seen !== null &&
        (row.set ? (
          <TakeBack seen={seen} app={row.app} setting={row.setting} set={row.set} />
        ) : (
          <SetButton seen={seen} apps={[{ app: row.app, settings: [row.setting] }]} />
        )),
    },
  ];
}
