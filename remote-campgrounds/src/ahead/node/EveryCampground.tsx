import { tourismRegions } from '@camp/contracts/places/vocabulary';
import { Link } from '@camp/shell-api';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { names } from '#places/names.ts';
import { campgroundsByName } from './open-data.ts';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['ahead/node']>({ en, fr });

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
