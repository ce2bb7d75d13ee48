import { awardRules } from '@barspoon/contracts';
import english from '../../../locales/en/static-pages.json';
import { t } from '../texts.ts';
import styles from './earning-table.module.css';

type Act = keyof typeof english.levels.earning.acts;
const isNamed = (type: string): type is Act => type in english.levels.earning.acts;

/** What earns points, how many and how often a day, as the server counts. Implements LEVEL-06, LEVEL-07, BEYOND-59. */
export function EarningTable() {
  const rules = Object.entries(awardRules).filter(([, { points }]) => points > 0);
  return (
    <section className={styles.earning} aria-labelledby="what-earns-points">
      <h2 id="what-earns-points">{t('levels.earning.heading')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('levels.earning.act')}</th>
            <th scope="col">{t('levels.earning.points')}</th>
            <th scope="col">{t('levels.earning.perDay')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(([type, rule]) => (
            <tr key={type}>
              <th scope="row">
                {isNamed(type) ? t(`levels.earning.acts.${type}`) : type}
                {'perDayWithOneMember' in rule && (
                  <span className={styles.note}>
                    {t('levels.earning.withOne', { count: rule.perDayWithOneMember })}
                  </span>
                )}
              </th>
              <td>{rule.points}</td>
              <td>{rule.perDay}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
