import { usualAround } from '@camp/contracts/places/around-me';
import { radiuses, type Town } from '@camp/contracts/places/campgrounds';
import { useFlag } from '@camp/shell-api';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import type { ListControls } from '#features/list/list-state.ts';
import { messages } from '#features/list/messages.ts';
import { placesSettings } from '#settings.ts';
import { NearMe } from './NearMe.tsx';
import { TownField } from './TownField.tsx';

interface Props {
  controls: Pick<ListControls, 'state' | 'change'>;
  /** The town that the list is around. */
  town: Town | null;
}

/** A town, or the visitor's own place, and how far around it. */
export function NearFilter({ controls: { state, change }, town }: Props) {
  const { near: texts } = useMessages(messages);
  const isOffered = useFlag(placesSettings, 'near-me');
  const around = { ...usualAround, radius: state.radius ?? usualAround.radius };
  const isNear = state.near === undefined ? state.at !== undefined : town !== null;

  return (
    <>
      <TownField
        town={state.near === undefined ? null : town}
        onChoose={(chosen) =>
          change(chosen ? { ...around, near: chosen.id, at: undefined } : { near: undefined })
        }
      />
      {isOffered && (
        <NearMe
          isOn={state.near === undefined && state.at !== undefined}
          onFound={(at) => change({ ...around, at, near: undefined })}
          onLift={() => change({ at: undefined })}
        />
      )}
      {isNear && (
        <>
          <SelectField
            label={texts.radius}
            value={state.radius ?? ''}
            options={[
              ...radiuses.map((km) => ({ value: String(km), label: texts.kilometres({ km }) })),
              { value: '', label: texts.anyDistance },
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ radius: radiuses.find((km) => String(km) === value) })
            }
          />
          <Muted size="small">{texts.straight}</Muted>
        </>
      )}
    </>
  );
}
