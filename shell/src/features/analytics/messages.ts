import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    privacyChoices: 'Privacy choices',
    question:
      'May we count your visit? If you allow it, an analytics service learns which pages you open, your type of device and browser, and roughly where you are; never your name, email or password.',
    allow: 'Allow',
    decline: 'Decline',
  },
  fr: {
    privacyChoices: 'Choix de confidentialité',
    question:
      'Pouvons-nous compter votre visite ? Si vous l’autorisez, un service de mesure apprend quelles pages vous ouvrez, votre type d’appareil et de navigateur et votre région approximative ; jamais votre nom, votre courriel ni votre mot de passe.',
    allow: 'Autoriser',
    decline: 'Refuser',
  },
});
