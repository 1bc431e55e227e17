import { useMessages } from '@camp/ui/i18n/define-messages';
import type { DrawnMap } from './draw-map.ts';
import { messages } from './messages.ts';
import styles from './map.module.css';

/** Buttons for what wheel, fingers and keys do. */
export function MapControls({ map }: { map: DrawnMap }) {
  const texts = useMessages(messages);
  const buttons = [
    { sign: '+', label: texts.zoomIn, onClick: () => map.zoomBy(1) },
    { sign: '−', label: texts.zoomOut, onClick: () => map.zoomBy(-1) },
    { sign: '⤢', label: texts.province, onClick: map.showProvince },
  ];

  return (
    <div className={styles.controls}>
      {buttons.map(({ sign, label, onClick }) => (
        <button
          key={label}
          type="button"
          className={styles.control}
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
