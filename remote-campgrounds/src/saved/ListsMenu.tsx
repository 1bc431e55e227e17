import { notify, useNavigate, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Menu, MenuCheckbox, MenuItem, MenuNote, MenuSeparator } from '@camp/ui/actions/Menu';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { messages } from './messages.ts';
import { usePlacing, useSavedPlaces } from './saved.queries.ts';

/** Shows a member which of their lists have a campground; shows nothing to anyone else. */
export function ListsMenu({ slug, name: placeName }: { slug: string; name: string }) {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const { data } = useSavedPlaces(userId);
  const { save, remove } = usePlacing(userId);
  if (!data) return null;

  const named = data.lists.filter(({ name }) => name !== null);
  const inLists = data.saved.find((each) => each.slug === slug)?.lists ?? [];
  const place = (list: number, isWanted: boolean) =>
    (isWanted ? save : remove).mutate(
      { list, slug, name: placeName },
      { onError: (error) => notify({ tone: 'danger', text: errorMessage(error, texts.failed) }) },
    );

  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small">
          {texts.inLists}
        </Button>
      }
    >
      {named.length === 0 && <MenuNote>{texts.noLists}</MenuNote>}
      {named.map(({ id, name }) => (
        <MenuCheckbox
          key={id}
          checked={inLists.includes(id)}
          onCheckedChange={(isWanted) => place(id, isWanted)}
        >
          {isolatedName(name ?? '')}
        </MenuCheckbox>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => void navigate('/saved?new')}>{texts.newList}</MenuItem>
    </Menu>
  );
}
