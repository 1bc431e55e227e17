import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: { pause: 'Pause the film', play: 'Play the film' },
  fr: { pause: 'Mettre le film en pause', play: 'Lancer le film' },
});
