import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    themeSong: 'Theme song',
    title: 'Campfire',
    play: 'Play the theme song',
    pause: 'Pause the theme song',
    position: 'Position in the song',
    positionOf: (elapsed: string, total: string) => `${elapsed} of ${total}`,
    failure: 'The song could not be loaded. Check your connection and press play again.',
  },
  fr: {
    themeSong: 'Chanson thème',
    title: 'Campfire',
    play: 'Écouter la chanson thème',
    pause: 'Mettre la chanson thème en pause',
    position: 'Position dans la chanson',
    positionOf: (elapsed, total) => `${elapsed} sur ${total}`,
    failure: 'La chanson n’a pas pu être chargée. Vérifiez votre connexion et relancez la lecture.',
  },
});
