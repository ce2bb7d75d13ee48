import RulesIcon from '@mui/icons-material/TuneOutlined';
import { ListLink } from '../ui/ListLink.tsx';

/** The way to what earns points, and to a simulation of other rules. */
export const RulesLink = () => <ListLink resource="points-rules" label="Points rules" icon={<RulesIcon />} />;
