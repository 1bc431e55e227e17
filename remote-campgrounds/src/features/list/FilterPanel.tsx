import { Button } from '@camp/ui/actions/Button';
import { SidePanel } from '@camp/ui/dialogs/SidePanel';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { ComponentProps } from 'react';
import { Filters } from './Filters.tsx';
import { messages } from './messages.ts';
import { PageSize } from './Order.tsx';

interface Props extends ComponentProps<typeof Filters> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows the filters in front of the list, where there is no room next to it. */
export default function FilterPanel({ isOpen, onOpenChange, controls, list }: Props) {
  const { filters, showResults } = useMessages(messages);
  const total = formatNumber(list?.total ?? 0, useLanguage());

  return (
    <SidePanel
      open={isOpen}
      onOpenChange={onOpenChange}
      title={filters}
      footer={<Button onClick={() => onOpenChange(false)}>{showResults({ total })}</Button>}
    >
      <Filters controls={controls} list={list} />
      <PageSize controls={controls} />
    </SidePanel>
  );
}
