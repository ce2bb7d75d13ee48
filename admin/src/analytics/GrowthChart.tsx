import { useTheme } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { dayText } from './growth-words.ts';

export interface GrowthChartProps {
  days: readonly string[];
  name: string;
  values: readonly (number | null)[];
}

const height = 180;
/** How many days are labeled below a plot. */
const maxTicks = 4;
const numbers = new Intl.NumberFormat('en', { notation: 'compact' });

/** One figure over time. The table next to it has the same data, so for assistive technology it is one picture. */
export default function GrowthChart({ days, name, values }: GrowthChartProps) {
  const { palette } = useTheme();
  const every = Math.max(1, Math.ceil(days.length / maxTicks));
  const text = { fill: palette.text.secondary, fontSize: 14 };
  return (
    <LineChart
      height={height}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
      colors={[palette.primary.main]}
      grid={{ horizontal: true }}
      series={[
        {
          label: name,
          area: true,
          curve: 'monotoneX',
          connectNulls: false,
          data: [...values],
          // A line of one day is a dot.
          showMark: values.filter((value) => value !== null).length === 1,
        },
      ]}
      xAxis={[
        {
          scaleType: 'point',
          // Room for a label of 14 px under its tick.
          height: 40,
          data: [...days],
          valueFormatter: dayText,
          tickInterval: (_: string, at: number) => at % every === Math.floor(every / 2),
          tickLabelStyle: text,
        },
      ]}
      yAxis={[
        {
          min: 0,
          width: 48,
          tickNumber: 4,
          tickMinStep: 1,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => numbers.format(value),
          tickLabelStyle: text,
        },
      ]}
      sx={{
        '& .MuiLineChart-area': { fillOpacity: 0.16 },
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider },
      }}
    />
  );
}
