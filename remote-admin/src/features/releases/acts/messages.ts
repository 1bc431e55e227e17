import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    pending: 'Working…',
    rollBack: {
      open: 'Roll back',
      to: (generation: number) => `to generation ${generation}`,
      title: 'Roll back?',
      question: (generation: number) =>
        `Every visitor gets what was live in generation ${generation}, as a new generation. A canary ends with it.`,
      done: (generation: number) => `Rolled back to generation ${generation}.`,
      failed: 'It was not rolled back.',
    },
    promote: {
      open: 'Promote',
      title: 'Promote the canary?',
      question: 'Every visitor gets the canary now.',
      done: 'Everybody gets the canary.',
      failed: 'It was not promoted.',
    },
    end: {
      open: 'End canary',
      title: 'End the canary?',
      question: 'Every visitor gets what most have now.',
      done: 'The canary has ended.',
      failed: 'The canary did not end.',
    },
  },
  fr: {
    pending: 'En cours…',
    rollBack: {
      open: 'Revenir',
      to: (generation) => `à la génération ${generation}`,
      title: 'Revenir en arrière ?',
      question: (generation) =>
        `Chaque visiteur reçoit ce qui était en ligne à la génération ${generation}, comme nouvelle génération. Un essai en cours prend fin.`,
      done: (generation) => `Retour à la génération ${generation} effectué.`,
      failed: 'Le retour en arrière n’a pas eu lieu.',
    },
    promote: {
      open: 'Adopter',
      title: 'Adopter ce qui est à l’essai ?',
      question: 'Chaque visiteur reçoit ce qui est à l’essai en ce moment.',
      done: 'Tout le monde reçoit ce qui était à l’essai.',
      failed: 'L’adoption n’a pas eu lieu.',
    },
    end: {
      open: 'Mettre fin à l’essai',
      title: 'Mettre fin à l’essai ?',
      question: 'Chaque visiteur reçoit ce que la plupart ont en ce moment.',
      done: 'L’essai a pris fin.',
      failed: 'L’essai n’a pas pris fin.',
    },
  },
});
