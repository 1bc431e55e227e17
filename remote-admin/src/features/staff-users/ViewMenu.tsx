import { densities, pageSizes } from '@camp/contracts/staff/staff-lists';
import { Button } from '@camp/ui/actions/Button';
import { Menu, MenuCheckbox, MenuChoices, MenuSeparator } from '@camp/ui/actions/Menu';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import { optionalColumns } from './table/columns.tsx';
import { labelOf } from './table/labels.ts';
import type { useListPreferences } from '#filters/list-preferences.ts';

/** The menu for the height of rows, their number per page, and the visible columns. */
export function ViewMenu({ preferences, prefer }: ReturnType<typeof useListPreferences>) {
  const { view, columns } = useMessages(messages);
  const { density, page_size: pageSize, hidden } = preferences;

  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small">
          {view.open}
          <Icon name="chevron-down" />
        </Button>
      }
    >
      <MenuChoices
        label={view.density}
        value={density}
        options={densities.map((value) => ({ value, label: view[value] }))}
        onChoose={(chosen) => prefer({ density: chosen })}
      />
      <MenuSeparator />
      <MenuChoices
        label={view.pageSize}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChoose={(chosen) =>
          prefer({ page_size: pageSizes.find((size) => String(size) === chosen) ?? pageSize })
        }
      />
      <MenuSeparator />
      {optionalColumns.map((id) => (
        <MenuCheckbox
          key={id}
          checked={!hidden.includes(id)}
          onCheckedChange={(isShown) =>
            prefer({
              hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id],
            })
          }
        >
          {columns[labelOf(id)]}
        </MenuCheckbox>
      ))}
    </Menu>
  );
}
