import type { Neighbor } from '@barspoon/contracts';
import type { Balance } from '@barspoon/mixology';
import { Link } from '@tanstack/react-router';
import styles from './balance.module.css';
import { tasted } from './spec-balance.ts';
import { tBalance } from './texts.ts';

const size = { width: 320, height: 220, inset: 22 } as const;

interface NeighborMapProps {
  name: string;
  balance: Balance;
  neighbors: readonly Neighbor[];
}

/** The drink among those built like it. What the picture shows stands in a table below it. Implements BEYOND-232. */
export function NeighborMap({ name, balance, neighbors }: NeighborMapProps) {
  const all = [balance, ...neighbors];
  const x = scaleOf(
    all.map(({ sugar }) => sugar),
    size.inset,
    size.width - size.inset,
  );
  const y = scaleOf(
    all.map(({ abv }) => abv),
    size.height - size.inset,
    size.inset,
  );
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img">
        <title>{tBalance('mapTitle', { name, count: neighbors.length })}</title>
        <rect width={size.width} height={size.height} rx="12" className={styles.ground} />
        {neighbors.map((one) => (
          <circle key={one.id} cx={x(one.sugar)} cy={y(one.abv)} r="5" className={styles.dot}>
            <title>{one.name}</title>
          </circle>
        ))}
        <circle cx={x(balance.sugar)} cy={y(balance.abv)} r="8" className={styles.here} />
        <text x={size.width / 2} y="14" textAnchor="middle">
          {tBalance('stronger')}
        </text>
        <text x={size.width / 2} y={size.height - 6} textAnchor="middle">
          {tBalance('lighter')}
        </text>
        <text x="8" y={size.height / 2}>
          {tBalance('drier')}
        </text>
        <text x={size.width - 8} y={size.height / 2} textAnchor="end">
          {tBalance('sweeter')}
        </text>
      </svg>
      <details>
        <summary>{tBalance('list')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{tBalance('drink')}</th>
              {tasted.map((figure) => (
                <th key={figure} scope="col">
                  {tBalance(`heads.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {neighbors.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link to="/recipes/$id" params={{ id: one.slug }}>
                    {one.name}
                  </Link>
                </th>
                {tasted.map((figure) => (
                  <td key={figure}>{one[figure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function scaleOf(values: readonly number[], from: number, to: number): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return (value) => from + ((value - low) / span) * (to - from);
}
