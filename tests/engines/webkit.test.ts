import { walkStudio } from './studio.ts'
import { walk } from './walk.ts'

walk('webkit')
walkStudio('webkit')
