import { recipeRoutes } from '@barspoon/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { t } from '../dialog-texts.ts';
import { memberLinks, profileLinks, visitorMenuLinks } from '../navigation.ts';
import { type SearchOption, searchOptions } from '../search-options.ts';
import styles from './search-dialog.module.css';

/** Search from anywhere: recipes and pages as you type, by keyboard alone (WAI-ARIA combobox). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState('');
  const [typed] = useDebouncedValue(q.trim(), 150);
  const [steered, steer] = useState({ typed: '', index: 0 });
  const id = useId();
  const navigate = useNavigate();
  const isMember = useSession().status !== 'visitor';

  const { data, isPlaceholderData, isError } = useQuery({
    ...routeQuery(recipeRoutes.list, { query: { scope: 'discover', q: typed, limit: 6 } }),
    enabled: typed.length > 0,
    placeholderData: keepPreviousData,
  });
  const pages = isMember ? [...memberLinks, ...profileLinks] : visitorMenuLinks;
  const options = q.trim() ? searchOptions(q.trim(), typed ? data : undefined, pages) : [];
  const settled = typed === q.trim() && (data !== undefined || isError) && !isPlaceholderData;

  // A new query resets to the first option.
  const active = steered.typed === typed ? steered.index : 0;
  const setActive = (index: number) => steer({ typed, index });
  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    onClose();
    void navigate({ to: option.to, search: option.search ?? {} });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    }
    if (event.key !== 'Enter') return;
    // Otherwise the key would activate the element that gets focus back when the dialog closes.
    event.preventDefault();
    choose(options[active]);
  };

  return (
    <Dialog title={t('searchDialog.title')} onClose={onClose} bare>
      <search className={styles.box} onKeyDown={onKeyDown}>
        <SearchField
          label={t('searchDialog.title')}
          placeholder={t('searchDialog.placeholder')}
          clearLabel={t('searchDialog.clear')}
          value={q}
          onChange={setQ}
          autoFocus
          combobox={{
            list: `${id}-list`,
            open: options.length > 0,
            active: options.length > 0 ? `${id}-${active}` : undefined,
          }}
        />
      </search>
      <p role="status" className="hidden-text">
        {settled && t('searchDialog.found', { count: data?.total ?? 0 })}
      </p>
      {options.length > 0 ? (
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={t('searchDialog.results')}
          className={styles.results}
        >
          {settled && data?.total === 0 && <p className={styles.message}>{t('searchDialog.none')}</p>}
          {options.map((option, index) => (
            <Option
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              selected={index === active}
              onPoint={() => setActive(index)}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      ) : (
        <p className={styles.message}>{t('searchDialog.hint')}</p>
      )}
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  selected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, selected, onPoint, onChoose }: OptionProps) {
  useEffect(() => {
    if (selected) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [selected, id]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the box above and chooses with Enter
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {option.picture ? (
        <span className={styles.picture}>
          <DrinkPicture picture={option.picture} image={option.image ?? null} alt="" size={44} />
        </span>
      ) : (
        <span className={styles.glyph}>
          {option.kind === 'all' ? <IconSearch size={20} /> : <IconArrowRight size={20} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{option.label}</span>
        {option.about && <span className={styles.found}>{option.about}</span>}
        {option.match && (
          <span className={styles.found}>
            <MarkedText {...option.match} />
          </span>
        )}
      </span>
    </div>
  );
}
