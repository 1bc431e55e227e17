import { changeAppSetting, type Setting, type SetFor } from '@camp/contracts/staff/app-settings';
import { api, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { lazy, useState } from 'react';
import { releasesKey } from '#features/releases/releases.queries.ts';
import { messages } from './messages.ts';
import type { SetFormProps } from './SetForm.tsx';
import { useSettingTexts } from './setting-texts.ts';

/* The page opens without it: values are set rarely, and the gate limits the size of a page. */
const SetForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "set-setting" */ './SetForm.tsx')).SetForm,
}));

/** Sets a value of one setting, or of one that is chosen first. */
export function SetButton({ seen, apps }: Omit<SetFormProps, 'onClose'>) {
  const texts = useMessages(messages);
  const { nameOf } = useSettingTexts();
  const [isOpen, setOpen] = useState(false);
  const [first] = apps;
  const only = apps.length === 1 && first?.settings.length === 1 ? first.settings[0] : undefined;

  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {only ? texts.set : texts.setOther}
        {only && <VisuallyHidden> {nameOf(only)}</VisuallyHidden>}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="form"
        title={only ? nameOf(only) : texts.setOther}
        description={texts.consequence}
      >
        <SetForm seen={seen} apps={apps} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface TakeBackProps {
  seen: number;
  app: string;
  setting: Setting;
  set: SetFor;
}

/** Takes a value back: those whom it is for get what everyone else has, or the default. */
export function TakeBack({ seen, app, setting, set }: TakeBackProps) {
  const { takeBack: texts } = useMessages(messages);
  const { nameOf, audienceText } = useSettingTexts();
  const queries = useQueryClient();
  const name = nameOf(setting);
  const act = useStaffAct({
    label: texts.open,
    asks: () => ({
      text: texts.question({ name, audience: audienceText(set.for) }),
      reason: 'needed',
    }),
    call: ({ reason = '' }) =>
      api(changeAppSetting, {
        body: { seen, app, name: setting.name, value: null, for: set.for, reason },
      }),
    done: () => texts.done({ name }),
    failed: texts.failed,
    failureShows: 'in-dialog',
    refresh: () => queries.invalidateQueries({ queryKey: releasesKey }),
  });

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => act.start()}>
        {act.label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ActDialog act={act} />
    </>
  );
}
