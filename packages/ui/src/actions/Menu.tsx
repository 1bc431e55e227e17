import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { classNames } from '#styles/class-names.ts';
import { useAfterPaint } from '#layout/useAfterPaint.ts';
import styles from './Menu.module.css';
import { useReachableGuards } from './useReachableGuards.ts';

interface MenuProps {
  trigger: ReactElement;
  /** Opens as soon as it is drawn: for a press that came before the menu was there. */
  startsOpen?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that opens a menu: arrow keys, Home, End, type-ahead, Escape and focus return (ARIA APG, Menu Button). */
export function Menu({ trigger, startsOpen = false, onOpen, children }: MenuProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const frame = useReachableGuards();
  const isShown = useAfterPaint(isOpen);

  return (
    <span ref={frame} className={styles.frame}>
      <Base.Root
        modal={false}
        open={isShown}
        onOpenChange={(open) => {
          setOpen(open);
          if (open) onOpen?.();
        }}
      >
        <Base.Trigger render={trigger} />
        {/* The popup stays in the trigger's landmark (axe: region). */}
        <span ref={setPlace} className={styles.place} />
        <Base.Portal container={place}>
          {/* Fixed, so that what it stands in neither narrows nor cuts it. */}
          <Base.Positioner
            className={styles.positioner}
            positionMethod="fixed"
            sideOffset={8}
            align="end"
          >
            <Base.Popup className={styles.popup}>{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}

interface MenuItemProps {
  /** Element to render, for an item that is a link. */
  render?: ReactElement;
  onClick?: () => void;
  disabled?: boolean;
  /** For items that destroy something. */
  isDanger?: boolean;
  children: ReactNode;
}

export function MenuItem({ render, isDanger = false, ...item }: MenuItemProps) {
  return (
    <Base.Item
      className={styles.item}
      data-danger={isDanger}
      {...(render && { render })}
      {...item}
    />
  );
}

interface ChoicesProps<Value extends string> {
  /** The current choice; null when there is none. */
  value: Value | null;
  options: readonly { value: Value; label: string; isDisabled?: boolean }[];
  onChoose: (value: Value) => void;
}

interface MenuChoicesProps<Value extends string> extends ChoicesProps<Value> {
  /** Name of the choices, shown above them. */
  label: string;
}

/** One of a few, within a longer menu. */
export function MenuChoices<Value extends string>({ label, ...choices }: MenuChoicesProps<Value>) {
  return (
    <MenuGroup label={label}>
      <Choices {...choices} />
    </MenuGroup>
  );
}

interface MenuGroupProps {
  /** Name of the items, shown above them. */
  label: string;
  children: ReactNode;
}

/** Some items of a longer menu. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.label}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** One of a few; choosing closes the menu. */
export function Choices<Value extends string>({ value, options, onChoose }: ChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChoose(chosen)}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          closeOnClick
          className={classNames(styles.item, styles.choice)}
        >
          {option.label}
          <Base.RadioItemIndicator>
            <Icon name="check" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A sentence in a menu, such as why nothing in it can be chosen. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.note}>{children}</Base.GroupLabel>
    </Base.Group>
  );
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
