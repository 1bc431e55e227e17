import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    label: 'Local version',
    source: (remote: string, place: string) => `${remote} comes from ${place}`,
    whose: (person: string, until: string) => `Only for ${person}, until ${until}.`,
    back: 'Back to the live site',
    leaving: 'Going back…',
    failed: 'That did not work. Please try again.',
    givenUp: (remote: string) =>
      `Your local ${remote} did not start twice in a row, so you are back on the live site.`,
  },
  fr: {
    label: 'Version locale',
    source: (remote, place) => `${remote} vient de ${place}`,
    whose: (person, until) => `Pour ${person} seulement, jusqu’à ${until}.`,
    back: 'Revenir au site en ligne',
    leaving: 'Retour…',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    givenUp: (remote) =>
      `Votre ${remote} local n’a pas démarré deux fois de suite : vous êtes de retour sur le site en ligne.`,
  },
});
