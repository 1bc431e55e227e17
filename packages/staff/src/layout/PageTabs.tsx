import { Link } from '@camp/shell-api';
import styles from './StaffPage.module.css';

interface PageTab {
  to: string;
  label: string;
  /** Number of items behind the tab; zero is not shown. */
  count?: number | undefined;
  isCurrent: boolean;
}

interface Props {
  /** The name of the tabs for assistive technology. */
  label: string;
  tabs: readonly PageTab[];
  /** True if a press replaces the history entry: for parts of one page. */
  replace?: boolean;
}

/** The parts of a page, or pages that belong together. */
export function PageTabs({ label, tabs, replace = false }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace={replace}
          className={styles.tab}
          {...(tab.isCurrent && { 'aria-current': 'page', ref: bringIntoView })}
        >
          {tab.label}
          {(tab.count ?? 0) > 0 && <span className={styles.tabCount}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The tabs scroll sideways where they do not fit. */
function bringIntoView(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
