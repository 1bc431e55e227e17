import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    verify: 'Verify',
    region: 'Verification',
    starting: 'Checking the first entries…',
    progress: (checked: string, sealed: string) => `Checked ${checked} of ${sealed} entries…`,
    progressName: 'Entries checked',
    cancel: 'Cancel',
    stopped: (checked: string) =>
      `Stopped after ${checked} entries. They are as they were written.`,
    goOn: 'Continue',
    failed: 'The check could not go on',
    retry: 'Retry',
    none: 'No entry is sealed yet, so there is nothing to check.',
    intact: (checked: string) => `All ${checked} entries are as they were written.`,
    unsealed: (count: string) =>
      `Not counted are the newest entries (${count}): they are sealed in batches and not in the chain yet.`,
    head: 'Hash of the last entry:',
    copyHead: 'Copy hash',
    whyHead:
      'Keep it somewhere outside this site: should anybody ever cut off the end of the log, the chain no longer passes through it.',
    broken: {
      changed: (id: number) => `Entry ${id} was changed after it was written.`,
      removed: (id: number) => `Entry ${id} was removed from the log.`,
      inserted: (id: number) => `Entry ${id} was inserted into the log by hand.`,
    },
    brokenMeaning: 'It is the first one; what comes after it cannot be vouched for.',
    openEntry: (id: number) => `Open entry ${id}`,
  },
  fr: {
    verify: 'Vérifier',
    region: 'Vérification',
    starting: 'Vérification des premières entrées…',
    progress: (checked, sealed) => `${checked} entrées vérifiées sur ${sealed}…`,
    progressName: 'Entrées vérifiées',
    cancel: 'Annuler',
    stopped: (checked) =>
      `Arrêt après ${checked} entrées. Elles sont telles qu’elles ont été inscrites.`,
    goOn: 'Continuer',
    failed: 'La vérification n’a pas pu continuer',
    retry: 'Réessayer',
    none: 'Aucune entrée n’est encore scellée ; il n’y a donc rien à vérifier.',
    intact: (checked) => `Les ${checked} entrées sont telles qu’elles ont été inscrites.`,
    unsealed: (count) =>
      `Les plus récentes (${count}) ne sont pas comptées : scellées par lots, elles n’ont pas encore rejoint la chaîne.`,
    head: 'Empreinte de la dernière entrée :',
    copyHead: 'Copier l’empreinte',
    whyHead:
      'Conservez-la hors de ce site : si quelqu’un coupait un jour la fin du journal, la chaîne n’y passerait plus.',
    broken: {
      changed: (id) => `L’entrée ${id} a été modifiée après avoir été inscrite.`,
      removed: (id) => `L’entrée ${id} a été retirée du journal.`,
      inserted: (id) => `L’entrée ${id} a été ajoutée au journal à la main.`,
    },
    brokenMeaning: 'C’est la première ; rien ne garantit ce qui la suit.',
    openEntry: (id) => `Ouvrir l’entrée ${id}`,
  },
});
