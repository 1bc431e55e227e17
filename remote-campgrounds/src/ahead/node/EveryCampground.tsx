import { tourismRegions } from '@camp/contracts/places/vocabulary';
import { Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { names } from '#places/names.ts';
import { campgroundsByName } from './open-data.ts';

const messages = defineMessages({
  en: {
    title: 'All campgrounds',
    lead: 'Search, filters and map need JavaScript. This is the whole list without it.',
  },
  fr: {
    title: 'Tous les campings',
    lead: 'La recherche, les filtres et la carte ont besoin de JavaScript. Voici la liste entière sans lui.',
  },
});

/** The whole list as links, for visitors without JavaScript. */
export function EveryCampground() {
  const { title, lead } = useMessages(messages);
  const { region: regionNames } = useMessages(names);

  return (
    <noscript>
      <h2>{title}</h2>
      <p>{lead}</p>
      {tourismRegions.map((region) => (
        <section key={region}>
          <h3>{regionNames[region]}</h3>
          <ul>
            {campgroundsByName
              .filter((campground) => campground.region === region)
              .map(({ slug, name, park }) => (
                <li key={slug} data-item="">
                  <Link to={`/campgrounds/${slug}`}>{name}</Link>
                  {park && ` · ${park}`}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </noscript>
  );
}
