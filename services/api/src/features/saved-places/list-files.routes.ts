import { brand } from '@camp/contracts/site/brand';
import { type ListFormat, listFile } from '@camp/contracts/places/saved-places';
import type { Router } from 'express';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { inLine } from '#errors/cost-ticket.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { requireActor } from '#http/guards.ts';
import { parseInput } from '#http/parse-input.ts';
import { exactRouter, nameCall } from '#http/route.ts';
import { askActor } from '#sessions/actor.ts';
import type { ListToGo } from './list-files.ts';
import { entriesOf, findList, type ListName } from './own-lists.ts';
import { summariesOf } from './shelf.ts';

const ownName = { en: 'Saved places', fr: 'Lieux enregistrés' };

/** Lists to take away, in the formats that maps, spreadsheets and calendars read. */
export function listFilesRoutes({ env, rateLimits }: AppContext, places: LiveIndex): Router {
  const { origin } = new URL(env.PUBLIC_URL);
  nameCall({ endpoint: listFile, access: 'signed-in', answers: '*/*' });
  return exactRouter().get(listFile.path, async (request, response) => {
    const { user } = await requireActor('signed-in', await askActor(request));
    const { params } = parseInput(listFile, request) as { params: FileParams };
    const ticket = await rateLimits.exporting.take({ ip: ipOf(request), userId: user.id });
    const { type, text } = await inLine(ticket, async () => {
      const list = await listToGo(places, { user, list: params.list });
      /* Its libraries are a tenth of all that a start would load. */
      const { fileOf } = await import('./list-files.ts');
      return fileOf(params.format, { ...list, origin });
    });
    response
      .attachment(`${brand.filePrefix}places.${params.format}`)
      .set({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .send(text);
  });
}

interface FileParams {
  list: ListName;
  format: ListFormat;
}

interface OwnList {
  user: { id: number; language: 'en' | 'fr' };
  list: ListName;
}

async function listToGo(
  index: LiveIndex,
  { user, list }: OwnList,
): Promise<Omit<ListToGo, 'origin'>> {
  const found = await findList({ userId: user.id, list });
  const entries = await entriesOf(found);
  const slugs = entries.map(({ slug }) => slug);
  const campgrounds = await summariesOf(index, slugs);
  const places = entries.flatMap(({ slug, note }) => {
    const campground = campgrounds.get(slug);
    return campground ? [{ campground, note }] : [];
  });
  const { language } = user;
  return { name: found.name ?? ownName[language], places, language };
}
