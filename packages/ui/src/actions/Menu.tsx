import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { useAfterPaint } from '#layout/useAfterPaint.ts';
import styles from './Menu.module.css';
import { useReachableGuards } from './useReachableGuards.ts';

interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
}

/** A button that opens a menu: arrow keys, Home, End, type-ahead, Escape and focus return (ARIA APG, Menu Button). */
export function Menu({ trigger, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const frame = useReachableGuards();
  const isShown = useAfterPaint(isOpen);

  return (
    <span ref={frame} className={styles.frame}>
      <Base.Root modal={false} open={isShown} onOpenChange={setOpen}>
        <Base.Trigger render={trigger} />
        {/* The popup stays in the trigger's landmark (axe: region). */}
        <span ref={setPlace} className={styles.place} />
        <Base.Portal container={place}>
          <Base.Positioner className={styles.positioner} sideOffset={8} align="end">
            <Base.Popup className={styles.popup}>{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}

interface MenuItemProps {
  /** What to render as, for an item that is a link. */
  render?: ReactElement;
  onClick?: () => void;
  children: ReactNode;
}

export function MenuItem({ render, ...item }: MenuItemProps) {
  return <Base.Item className={styles.item} {...(render && { render })} {...item} />;
}

interface MenuCheckboxProps {
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** One of several that can be on together; the menu stays open for the next. */
export function MenuCheckbox({ onCheckedChange, children, ...choice }: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem
      className={styles.item}
      onCheckedChange={(checked) => onCheckedChange(checked)}
      {...choice}
    >
      <span className={styles.tick}>
        <Base.CheckboxItemIndicator>
          <Icon name="check" />
        </Base.CheckboxItemIndicator>
      </span>
      {children}
    </Base.CheckboxItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}
