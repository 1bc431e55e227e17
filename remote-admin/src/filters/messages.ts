import { defineMessages } from '@camp/ui/i18n/define-messages';

export const chipMessages = defineMessages({
  en: {
    lift: (filter: string) => `Clear ${filter}`,
    filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    add: 'Add filter',
  },
  fr: {
    lift: (filter) => `Retirer le filtre : ${filter}`,
    filters: (count) => (count > 0 ? `Filtres (${count})` : 'Filtres'),
    add: 'Ajouter un filtre',
  },
});

export const savedMessages = defineMessages({
  en: {
    open: 'Saved',
    title: 'Saved filters',
    none: 'Nothing is saved yet. Search, filter or sort, then save that here.',
    save: 'Save these filters…',
    saveTitle: 'Save filters',
    saveText: 'You find this search, these filters and this order again on every device.',
    name: 'Name',
    taken: (name: string) => `${name} is there already. Replace it?`,
    confirmSave: 'Save',
    replace: 'Replace',
    saving: 'Saving…',
    cancel: 'Cancel',
    notSaved: 'The filters could not be saved.',
    remove: (name: string) => `Remove ${name}…`,
    removeTitle: 'Remove saved filters',
    removeQuestion: (name: string) => `Remove ${name} from your saved filters?`,
    confirm: 'Remove',
    removing: 'Removing…',
    notRemoved: 'They could not be removed.',
  },
  fr: {
    open: 'Favoris',
    title: 'Filtres enregistrés',
    none: 'Rien n’est enregistré. Cherchez, filtrez ou triez, puis enregistrez cela ici.',
    save: 'Enregistrer ces filtres…',
    saveTitle: 'Enregistrer les filtres',
    saveText: 'Vous retrouvez cette recherche, ces filtres et cet ordre sur tous vos appareils.',
    name: 'Nom',
    taken: (name) => `${name} existe déjà. Le remplacer?`,
    confirmSave: 'Enregistrer',
    replace: 'Remplacer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    notSaved: 'Les filtres n’ont pas pu être enregistrés.',
    remove: (name) => `Supprimer ${name}…`,
    removeTitle: 'Supprimer des filtres',
    removeQuestion: (name) => `Supprimer ${name} de vos filtres enregistrés?`,
    confirm: 'Supprimer',
    removing: 'Suppression…',
    notRemoved: 'Ils n’ont pas pu être supprimés.',
  },
});
