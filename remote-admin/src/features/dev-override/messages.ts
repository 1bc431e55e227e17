import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Use a local version',
    lead: 'See one remote from a developer’s own machine inside this site. Only you will, and only for a while.',
    nothingTitle: 'Nothing is proposed',
    nothing:
      'Start “npm run dev -- --remote account --shell” with this site’s address, and open the address that it prints.',
    brokenTitle: 'This proposal cannot be read',
    broken: 'Its address is incomplete. Open the one that “npm run dev” prints, as it is.',
    proposed: 'Proposed',
    remote: 'Remote',
    place: 'Comes from',
    pages: 'Pages',
    warning: (place: string) =>
      `Code from ${place} will run with your rights, as if it were part of this site. Use it only if you, or somebody you trust, started it.`,
    elsewhere: (place: string) =>
      `${place} is not this machine. Whoever runs it could act in your name here.`,
    use: 'Use it',
    starting: 'Starting…',
    cancel: 'No, keep the live site',
    failed: 'It could not be switched on. Please try again.',
  },
  fr: {
    title: 'Utiliser une version locale',
    lead: 'Voyez dans ce site un module servi par la machine d’une personne qui développe. Vous seul le verrez, et pour un temps seulement.',
    nothingTitle: 'Rien n’est proposé',
    nothing:
      'Lancez « npm run dev -- --remote account --shell » avec l’adresse de ce site, puis ouvrez l’adresse affichée.',
    brokenTitle: 'Cette proposition est illisible',
    broken: 'Son adresse est incomplète. Ouvrez telle quelle celle que « npm run dev » affiche.',
    proposed: 'Proposition',
    remote: 'Module',
    place: 'Provenance',
    pages: 'Pages',
    warning: (place) =>
      `Le code venant de ${place} agira avec vos droits, comme s’il faisait partie de ce site. Utilisez-le seulement si vous l’avez lancé, ou quelqu’un à qui vous faites confiance.`,
    elsewhere: (place) =>
      `${place} n’est pas cette machine. Qui l’exploite pourrait agir ici en votre nom.`,
    use: 'L’utiliser',
    starting: 'Démarrage…',
    cancel: 'Non, garder le site en ligne',
    failed: 'La version n’a pas pu être activée. Veuillez réessayer.',
  },
});
