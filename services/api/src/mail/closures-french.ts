import { brand } from '@camp/contracts/site/brand';
import type { ClosureCounts, ClosureTexts } from './closures-english.ts';

const places = (count: number, what: string) =>
  count < 2 ? `${count} lieu enregistré ${what}` : `${count} lieux enregistrés ${what}s`;

function subjectOf({ closed, opened }: ClosureCounts): string {
  if (closed === 0) return `${brand.name}\u00A0: ${places(opened, 'rouvert')}`;
  const closing = `${brand.name}\u00A0: ${places(closed, 'fermé')}`;
  return opened === 0 ? closing : `${closing}, ${opened} ${opened < 2 ? 'rouvert' : 'rouverts'}`;
}

/** French texts of the mail about closures of saved places. */
export const french: ClosureTexts = {
  letter: (name, counted) => ({
    subject: subjectOf(counted),
    greeting: `Bonjour ${name},`,
    before: [
      'Voici ce qui a changé dans les lieux que vous avez enregistrés, d’après leurs autorités.',
    ],
    label: 'Ouvrir mes lieux enregistrés',
    after: [
      'Nous écrivons au plus une fois par jour. Avant de partir, consultez la page du lieu\u00A0: cela a pu changer depuis.',
    ],
  }),
  closed: 'Fermés',
  opened: 'Rouverts',
  by: (source) => `Source\u00A0: ${source}`,
  noLonger: (source) => `${source} ne le dit plus fermé.`,
  more: (count) =>
    `${count < 2 ? 'Un autre lieu a' : `${count} autres lieux ont`} changé\u00A0: voyez vos lieux enregistrés.`,
  stop: 'Ne plus recevoir de courriels sur les lieux enregistrés',
};
