import { walk } from './walk.ts'

walk('firefox')
