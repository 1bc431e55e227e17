import { defineMessages } from '@camp/ui/i18n/define-messages';

export const messages = defineMessages({
  en: {
    title: 'Profile',
    lead: 'How other campers see you. An empty field keeps what is saved; Remove clears it.',
    description: 'Edit the name, picture, place and story that other CampBC campers see.',
    form: 'Your profile',
    display_name: { label: 'Display name', hint: 'Shown instead of your username.' },
    avatar_url: {
      label: 'Picture address',
      hint: 'A link to a square picture, starting with https://',
    },
    location: { label: 'Location', hint: 'A town or a region is plenty.' },
    bio: { label: 'About you', hint: 'Favourite lake, worst storm, best camp stove.' },
    count: (used: number, limit: number) => `${used} of ${limit} characters`,
    preview: 'Preview',
    save: 'Save profile',
    saving: 'Saving…',
    saved: 'Your profile is saved.',
    nothingToSave: 'Nothing to save yet: fill in at least one field, then save.',
    failed: 'Could not save your profile. Please try again.',
    viewPublic: 'View your public profile',
    remove: {
      label: 'Remove',
      labelOf: (field: string) => `Remove: ${field}`,
      title: (field: string) => `Remove “${field}” from your profile?`,
      text: 'It disappears at once, for everybody.',
      removing: 'Removing…',
      removed: (field: string) => `“${field}” is removed from your profile.`,
    },
  },
  fr: {
    title: 'Profil',
    lead: 'Ce que les autres campeurs voient de vous. Un champ vide garde ce qui est enregistré; «\u00A0Retirer\u00A0» l’efface.',
    description:
      'Modifiez le nom, la photo, le lieu et la présentation que voient les autres campeurs de CampBC.',
    form: 'Votre profil',
    display_name: {
      label: 'Nom affiché',
      hint: 'Montré à la place de votre nom d’utilisateur.',
    },
    avatar_url: {
      label: 'Adresse de la photo',
      hint: 'Un lien vers une photo carrée, commençant par https://',
    },
    location: { label: 'Lieu', hint: 'Une ville ou une région suffit.' },
    bio: { label: 'À propos de vous', hint: 'Lac préféré, pire orage, meilleur réchaud.' },
    count: (used, limit) => `${used} caractères sur ${limit}`,
    preview: 'Aperçu',
    save: 'Enregistrer le profil',
    saving: 'Enregistrement…',
    saved: 'Votre profil est enregistré.',
    nothingToSave:
      'Rien à enregistrer pour l’instant : remplissez au moins un champ, puis enregistrez.',
    failed: 'Votre profil n’a pas pu être enregistré. Veuillez réessayer.',
    viewPublic: 'Voir votre profil public',
    remove: {
      label: 'Retirer',
      labelOf: (field) => `Retirer\u00A0: ${field}`,
      title: (field) => `Retirer «\u00A0${field}\u00A0» de votre profil?`,
      text: 'C’est immédiat, pour tout le monde.',
      removing: 'Retrait…',
      removed: (field) => `«\u00A0${field}\u00A0» est retiré de votre profil.`,
    },
  },
});
