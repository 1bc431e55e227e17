import { correctedPrecisions } from '@camp/contracts/places/correctable-facts';
import { placeNames } from '@camp/contracts/places/place-names';
import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { type KnownState, knownStates, placeTypes } from '@camp/contracts/places/vocabulary';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { isAmenity, type PlainFact } from '#features/staff-places/facts/fact-kinds.ts';
import { factMessages } from '#features/staff-places/facts/fact-messages.ts';
import { actMessages } from './act-messages.ts';
import { SeasonFields } from './SeasonFields.tsx';
import type { SayRefused } from './useRefused.ts';

interface FieldsProps<Fact = PlaceFact> {
  fact: Fact;
  say: SayRefused;
}

interface Values<Value> {
  imported: Value;
  correction: { value: Value } | null;
}

/** Returns the initial value of the fields: the correction in force, else the imported value. */
function startOf<Value>(fact: Values<Value>): Value {
  return fact.correction ? fact.correction.value : fact.imported;
}

/** The fields for the value of a fact. `readCorrection` reads them by name. */
export function FactFields({ fact, say }: FieldsProps) {
  if (isAmenity(fact)) return <AmenityField fact={fact} say={say} />;
  switch (fact.fact) {
    case 'name':
    case 'official_url':
      return <LineField fact={fact} say={say} />;
    case 'location':
      return <LocationFields fact={fact} say={say} />;
    case 'type':
      return <TypeField fact={fact} say={say} />;
    case 'reservation':
      return <ReservationFields fact={fact} say={say} />;
    case 'seasons':
      return <SeasonFields start={startOf(fact)} say={say} />;
    case 'sites':
      return <SitesFields fact={fact} say={say} />;
  }
}

function LineField({ fact, say }: FieldsProps<PlainFact<'name' | 'official_url'>>) {
  const { values } = useMessages(actMessages);
  const isName = fact.fact === 'name';

  return (
    <TextField
      name="value"
      label={values[fact.fact]}
      type={isName ? 'text' : 'url'}
      autoComplete="off"
      maxLength={isName ? fieldLengths.placeName : fieldLengths.webAddress}
      defaultValue={startOf(fact)}
      error={say('value')}
    />
  );
}

function TypeField({ fact, say }: FieldsProps<PlainFact<'type'>>) {
  const { values } = useMessages(actMessages);
  const { type } = placeNames[useLanguage()];

  return (
    <SelectField
      name="value"
      label={values.type}
      defaultValue={startOf(fact)}
      options={placeTypes.map((value) => ({ value, label: type[value] }))}
      error={say('value')}
    />
  );
}

function AmenityField({ fact, say }: FieldsProps<Values<KnownState>>) {
  const { states } = useMessages(factMessages);
  const { values } = useMessages(actMessages);

  return (
    <SelectField
      name="value"
      label={values.amenity}
      defaultValue={startOf(fact)}
      options={knownStates.map((value) => ({ value, label: states[value] }))}
      error={say('value')}
    />
  );
}

function LocationFields({ fact, say }: FieldsProps<PlainFact<'location'>>) {
  const texts = useMessages(actMessages).values;
  const start = startOf(fact);
  const isOfPark = start?.precision === 'park';

  return (
    <>
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          name={`value.${name}`}
          label={texts[name]}
          hint={texts.degrees[name]}
          inputMode="text"
          autoComplete="off"
          defaultValue={start?.[name]}
          error={say(`value.${name}`, ...(name === 'latitude' ? ['value'] : []))}
        />
      ))}
      <SelectField
        name="value.precision"
        label={texts.precision}
        defaultValue={isOfPark ? 'park' : 'site'}
        options={correctedPrecisions.map((value) => ({ value, label: texts.precisions[value] }))}
        error={say('value.precision')}
      />
    </>
  );
}

function ReservationFields({ fact, say }: FieldsProps<PlainFact<'reservation'>>) {
  const texts = useMessages(actMessages).values;
  const { reservation } = placeNames[useLanguage()];
  const { state, url } = startOf(fact);

  return (
    <>
      <SelectField
        name="value.state"
        label={texts.reservation}
        defaultValue={state}
        options={knownStates.map((value) => ({ value, label: reservation[value] }))}
        error={say('value.state')}
      />
      <TextField
        name="value.url"
        label={texts.bookingPage}
        type="url"
        autoComplete="off"
        maxLength={fieldLengths.webAddress}
        defaultValue={url ?? ''}
        error={say('value.url')}
      />
    </>
  );
}

function SitesFields({ fact, say }: FieldsProps<PlainFact<'sites'>>) {
  const texts = useMessages(actMessages).values;
  const start = startOf(fact);

  return (
    <>
      <SelectField
        name="value.known"
        label={texts.sitesKnown}
        defaultValue={knownOf(start)}
        options={(['count', 'at_least', 'unknown'] as const).map((value) => ({
          value,
          label: texts.known[value],
        }))}
      />
      <TextField
        name="value.number"
        label={texts.sites}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={start?.count ?? start?.at_least ?? ''}
        error={say('value', 'value.count', 'value.at_least')}
      />
    </>
  );
}

function knownOf(sites: PlainFact<'sites'>['imported']) {
  if (sites === null) return 'unknown';
  return sites.count === null ? 'at_least' : 'count';
}
