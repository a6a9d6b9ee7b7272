import { ButtonLink } from '#ui/components/form/button-link.tsx';
import { Button } from '#ui/components/form/button.tsx';
import { CheckField } from '#ui/components/form/check-field.tsx';
import { Choice } from '#ui/components/form/choice.tsx';
import { IconButton } from '#ui/components/form/icon-button.tsx';
import { Icon } from '#ui/components/form/icon.tsx';
import { ICONS } from '#ui/components/form/icons.ts';
import { MoreMenu } from '#ui/components/form/more-menu.tsx';
import { SelectField } from '#ui/components/form/select-field.tsx';
import { StepButtons } from '#ui/components/form/step-buttons.tsx';
import { TextArea } from '#ui/components/form/text-area.tsx';
import { TextField } from '#ui/components/form/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { Kept } from '../kept.tsx';
import styles from '../gallery.module.css';

const nothing = () => undefined;

const textField = (first: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
  <Kept first={first}>{(text, set) => <TextField label="Name" value={text} max={50} onText={set} {...more} />}</Kept>
);

const steps = (atStart: boolean, atEnd: boolean) => (
  <StepButtons backLabel="Back" forwardLabel="Forward" {...{ atStart, atEnd }} back={nothing} forward={nothing} />
);

const tick = (first: boolean, hint?: string) => (
  <Kept first={first}>
    {(isChecked, set) => (
      <CheckField
        label="With my ratings"
        isChecked={isChecked}
        onToggle={() => set(!isChecked)}
        {...(hint && { hint })}
      />
    )}
  </Kept>
);

const choice = (
  <Kept first="Dark">
    {(chosen, set) =>
      ['Dark', 'Light'].map((name) => (
        <Choice key={name} type="radio" name="colours" isChosen={name === chosen} onChoose={() => set(name)}>
          {name}
        </Choice>
      ))
    }
  </Kept>
);

const GENRES = [
  { value: '', label: 'All Genres' },
  { value: '18', label: 'Drama' },
];

export const FORM: readonly GalleryEntry[] = [
  {
    component: 'Button',
    states: {
      plain: <Button>Try Again</Button>,
      primary: <Button variant="primary">Save</Button>,
      quiet: <Button variant="quiet">Cancel</Button>,
      small: <Button size="small">Retry</Button>,
      'with an icon': (
        <Button variant="primary" icon={ICONS.play} solidIcon>
          Watch Now
        </Button>
      ),
      pressed: <Button aria-pressed>Hide seen</Button>,
      disabled: <Button disabled>Checking...</Button>,
      'disabled, primary': (
        <Button variant="primary" disabled>
          Save
        </Button>
      ),
    },
  },
  {
    component: 'ButtonLink',
    states: {
      primary: (
        <ButtonLink to="/" variant="primary" icon={ICONS.home}>
          Go Home
        </ButtonLink>
      ),
      plain: <ButtonLink to="/movie">Movies</ButtonLink>,
    },
  },
  {
    component: 'IconButton',
    states: {
      plain: <IconButton icon={ICONS.close} label="Close" />,
      disabled: <IconButton icon={ICONS.left} label="Back" disabled />,
    },
  },
  {
    component: 'MoreMenu',
    states: {
      closed: <MoreMenu label="More">{null}</MoreMenu>,
    },
  },
  {
    component: 'StepButtons',
    states: { 'at the start': steps(true, false), between: steps(false, false), 'at the end': steps(false, true) },
  },
  {
    component: 'TextField',
    states: {
      empty: textField('', { placeholder: 'Noir' }),
      filled: textField('Noir'),
      counted: textField('Noir', { counted: true }),
      'with a problem': textField('', { error: 'Please enter a name.' }),
      'right to left': textField('رحلة طويلة'),
    },
  },
  {
    component: 'TextArea',
    states: {
      empty: <Kept first="">{(text, set) => <TextArea label="Note" value={text} max={500} onText={set} />}</Kept>,
      filled: (
        <Kept first="Twice.">{(text, set) => <TextArea label="Note" value={text} max={500} onText={set} />}</Kept>
      ),
    },
  },
  {
    component: 'SelectField',
    states: {
      plain: (
        <Kept first="18">
          {(value, set) => <SelectField label="Genre" value={value} options={GENRES} onChange={set} />}
        </Kept>
      ),
    },
  },
  { component: 'CheckField', states: { 'not ticked': tick(false), ticked: tick(true, 'of 12 titles') } },
  { component: 'Choice', states: { 'one of two': choice } },
  {
    component: 'Icon',
    isWide: true,
    states: {
      all: (
        <div className={styles.head}>
          {Object.entries(ICONS).map(([name, path]) => (
            <Icon key={name} path={path} />
          ))}
        </div>
      ),
    },
  },
];
